import { ProductPicture } from "#components/shared/product-picture";
import { DEMO_FILM, FIRST_LINK_FILM } from "#lib/domain/site/demo-film";
import { FilmPlayer } from "./film-player";

/** The film of the product; nothing but its poster is loaded until it is pressed. `first` as in ProductPicture. */
export function DemoFilm({ first }: { first?: boolean }) {
  return (
    <FilmPlayer
      of={DEMO_FILM}
      poster={
        <ProductPicture name="film" alt="" sizes="(min-width: 72rem) 68rem, 92vw" first={first} />
      }
    />
  );
}

/** A new owner on a phone, from this site to the first link that is shared. */
export function FirstLinkFilm() {
  const { poster, taps, width, height } = FIRST_LINK_FILM;
  return (
    <section
      aria-labelledby="first-link"
      className="mx-auto w-full max-w-6xl px-5 pt-16 sm:px-8 sm:pt-24"
    >
      <h2
        id="first-link"
        className="font-display font-semibold text-3xl tracking-tight sm:text-4xl"
      >
        Your first link, from a phone
      </h2>
      <p className="mt-4 mb-10 max-w-text text-lg text-muted-foreground">
        Pick your trade, sign up without a card, say who you are, and text the link: {taps} taps and
        what you type. Until you pick a plan, you can view one candidate.
      </p>
      <FilmPlayer
        of={FIRST_LINK_FILM}
        poster={
          <picture>
            <img
              src={poster}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full dark:brightness-80"
            />
          </picture>
        }
      />
    </section>
  );
}
