/** Metrics below which there is no general score; fewer in interviews of one or two questions. */
const FEWEST_METRICS = 3;
const FEWEST_METRICS_OF_FEW_QUESTIONS = 2;
const FEW_QUESTIONS = 2;

type Basis = {
  /** Questions that this attempt was asked. */
  asked: number;
  /** Questions whose answers were assessed. */
  assessed: number;
  /** Metrics with a number. */
  metrics: number;
};

/** Whether the numbers of an attempt stand on too little for a general score beside others. */
export function restsOnTooLittle({ asked, assessed, metrics }: Basis): boolean {
  const fewest = asked <= FEW_QUESTIONS ? FEWEST_METRICS_OF_FEW_QUESTIONS : FEWEST_METRICS;
  return assessed * 2 < asked || metrics < fewest;
}
