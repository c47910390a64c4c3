import {
  type ModelUse,
  microsOf,
  SpendCapReached,
  type SpendLimits,
  toMicros,
} from "#lib/domain/plans/spend";
import { type ServiceDb, unwrap } from "../db.ts";

/** On whose budget a call goes; an interview's use counts for its company too. */
type Payer = { departmentKey: string; interviewId: string | null };

const NOTHING = { inputTokens: 0, outputTokens: 0, seconds: 0 };

/**
 * Counts calls of AI services: each is booked with the most that it may use before it is made, and with what it used
 * afterwards. One that was refused, or reached nobody, used nothing; any other that failed used the most.
 * @throws SpendCapReached by the call, which then is not made
 */
export function meterFor(service: ServiceDb, payer: Payer, limits: SpendLimits) {
  const end = async (id: number, use: ModelUse | null) => {
    unwrap(
      await service.rpc("end_model_use", {
        p_id: id,
        ...asColumns(use),
        p_micros: use === null ? 0 : microsOf(use, limits.prices),
      }),
    );
  };
  return async <T>(
    most: ModelUse,
    call: () => Promise<T>,
    usedBy: (result: T) => ModelUse,
  ): Promise<T> => {
    const id = await book(service, payer, most, limits);
    const result = await call().catch(async (error: unknown) => {
      await end(id, costNothing(error) ? null : most);
      throw error;
    });
    await end(id, usedBy(result));
    return result;
  };
}

async function book(
  service: ServiceDb,
  { departmentKey, interviewId }: Payer,
  most: ModelUse,
  { prices, interviewCap, companyCap }: SpendLimits,
): Promise<number> {
  const [booked] = unwrap(
    await service.rpc("begin_model_use", {
      p_department: departmentKey,
      ...(interviewId !== null && { p_interview: interviewId }),
      p_service: most.service,
      p_micros: microsOf(most, prices),
      p_interview_cap: toMicros(interviewCap),
      p_company_cap: toMicros(companyCap),
    }),
  );
  if (booked?.use_id) return booked.use_id;
  throw new SpendCapReached(booked?.cap ?? "company");
}

function asColumns(use: ModelUse | null) {
  const { inputTokens, outputTokens, seconds } = { ...NOTHING, ...use };
  return {
    p_input_tokens: inputTokens,
    p_output_tokens: outputTokens,
    p_seconds: Math.ceil(seconds),
  };
}

/** How a connection fails before anything was sent. */
const NO_CONNECTION = new Set([
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** A service that took too long, or whose answer can't be read, may still have done the work and charge for it. */
function costNothing(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("statusCode" in error && typeof error.statusCode === "number") {
    return error.statusCode >= 400 && error.statusCode < 500;
  }
  if ("code" in error && NO_CONNECTION.has(String(error.code))) return true;
  return "cause" in error && costNothing(error.cause);
}

/** Forgets uses that no month counts anymore. */
export async function forgetModelUses(service: ServiceDb): Promise<void> {
  unwrap(await service.rpc("forget_model_uses"));
}
