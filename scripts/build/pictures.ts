import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import {
  PICTURE_THEMES,
  PICTURES,
  type PictureName,
  pictureAddress,
  sizedPictureAddress,
} from "#lib/domain/site/pictures";

const NAMES = Object.keys(PICTURES).filter((name): name is PictureName => name in PICTURES);

function isNewer(file: string, than: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs >= statSync(than).mtimeMs;
}

/** Makes each picture of the public pages in its widths, in the folder of public files; what stands is kept. */
export async function makePictures(folder: string): Promise<void> {
  for (const name of NAMES) {
    for (const theme of PICTURE_THEMES) {
      const source = join(folder, pictureAddress(name, theme));
      for (const width of PICTURES[name].widths) {
        const file = join(folder, sizedPictureAddress(name, theme, width));
        if (isNewer(file, source)) continue;
        mkdirSync(dirname(file), { recursive: true });
        // More effort makes files 5 % smaller and takes twice as long.
        await sharp(source).resize({ width }).avif({ quality: 55, effort: 2 }).toFile(file);
      }
    }
  }
}
