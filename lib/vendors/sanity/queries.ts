/** Anonymous readers get no drafts anyway; a key that may read them must not show them either. */
const POST =
  '_type == "post" && defined(slug.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))';

const SUMMARY = `_id, title, "slug": slug.current, publishedAt, description, "categoryTitle": category->title,
  "author": author->name, "image": image.asset->url, featured, "bodyText": pt::text(body)`;

/** A missing `featured` would sort before true, and a missing date before every date. */
const NEWEST = 'coalesce(publishedAt, _createdAt, "") desc, _id asc';

export const postsQuery = `*[${POST}] | order(coalesce(featured, false) desc, ${NEWEST}) [$from...$to] {${SUMMARY}}`;

export const countQuery = `count(*[${POST}])`;

export const newestQuery = `*[${POST}] | order(${NEWEST}) [0...$most] {${SUMMARY}}`;

export const postQuery = `*[${POST} && slug.current == $slug] | order(${NEWEST}) [0] {${SUMMARY}, "imageAlt": image.alt,
  body[]{..., _type == "image" => {"url": asset->url}}}`;

export const aboutQuery = `*[${POST} && lower(category->title) == lower($category)] | order(${NEWEST}) [0...$most] {${SUMMARY}}`;

export const relatedQuery = `*[${POST} && slug.current != $slug]
  | order(coalesce(category->title == $category, false) desc, ${NEWEST}) [0...$most] {${SUMMARY}}`;
