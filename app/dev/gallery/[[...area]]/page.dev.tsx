import type { Metadata } from "next";
import { Gallery } from "#components/gallery/gallery";

export const metadata: Metadata = { title: "Gallery" };

type Props = { params: Promise<{ area?: string[] }> };

/** In `npm run dev` alone: by its name's ending the build passes it over (next.config.mjs). */
export default async function GalleryPage({ params }: Props) {
  const { area } = await params;
  return <Gallery area={area?.[0]} />;
}
