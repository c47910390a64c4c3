import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";
import { INDUSTRIES } from "#lib/domain/site/industries";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: interview questions for this trade";

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return INDUSTRIES.map(({ slug }) => ({ slug }));
}

export default async function Image({ params }: Props) {
  const { slug } = await params;
  const industry = INDUSTRIES.find((one) => one.slug === slug);
  return sharePicture({
    title: `${industry?.name ?? "Service"} interview questions`,
    line: industry?.line ?? "A ready interview for your trade.",
  });
}
