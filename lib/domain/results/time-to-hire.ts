/** Days from submission to hire, on average, to one decimal; 0 if nobody was hired. */
export function averageDaysToHire(totalDays: number, hires: number): number {
  return hires === 0 ? 0 : Math.round((totalDays / hires) * 10) / 10;
}
