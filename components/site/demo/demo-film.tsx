import { ProductPicture } from "#components/shared/product-picture";
import { FilmPlayer } from "./film-player";

/** The film of the product; nothing but its poster is loaded until it is pressed. */
export function DemoFilm() {
  return (
    <FilmPlayer
      poster={<ProductPicture name="film" alt="" sizes="(min-width: 72rem) 68rem, 92vw" />}
    />
  );
}
