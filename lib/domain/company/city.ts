/** A city of the US: 'Austin' in the region 'TX'. */
export type City = { id: string; name: string; region: string };
