import { ProductPicture } from "#components/shared/product-picture";

/** Both sides of one interview, as they are: the phone it is answered on, the screen it is read on. */
export function Screens() {
  return (
    <section aria-labelledby="screens" className="-mt-px border-t bg-tint/40">
      <div className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="screens" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          What candidates see, and what you see
        </h2>
        <div className="mt-10 grid items-start gap-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-14">
          <figure className="mx-auto w-full max-w-64">
            <ProductPicture
              name="room-phone"
              alt="A candidate's phone: the job, the pay, how long it takes, and one button to get started."
              sizes="16rem"
            />
            <figcaption className="mt-4 text-muted-foreground">
              What candidates see, under your company's name. Launch and Scale add your logo and
              colors.
            </figcaption>
          </figure>
          <figure>
            <div className="mx-auto max-w-64 sm:hidden">
              <ProductPicture
                name="review-phone"
                alt="One candidate's review on a phone: an overall rating and quotes."
                sizes="16rem"
              />
            </div>
            <div className="max-sm:hidden">
              <ProductPicture
                name="review"
                alt="One candidate's review: an overall rating, the strengths with quotes, and the recording next to its transcript."
                sizes="(min-width: 72rem) 49rem, (min-width: 64rem) 66vw, 92vw"
              />
            </div>
            <figcaption className="mt-4 text-muted-foreground">
              What you read: the score, why, and the moment it was said. The company and its people
              are made up.
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
