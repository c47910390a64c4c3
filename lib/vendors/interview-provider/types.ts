import type { Department } from "#lib/domain/company/department";
import type {
  MadeInterview,
  Participant,
  ProviderInterview,
  ProviderName,
} from "#lib/domain/interviews/provider";

/** Where candidates answer. What is gone there already is no error when it is removed. */
export type InterviewProvider = {
  readonly name: ProviderName;
  /** Makes a company and answers its key (32 hex characters). @throws AppError vendor_failed */
  createDepartment(department: Department): Promise<string>;
  /** @throws AppError vendor_failed */
  updateDepartment(key: string, department: Department): Promise<void>;
  /** @throws AppError vendor_failed */
  removeDepartment(key: string): Promise<void>;
  /** Makes an interview there; null if it is answered in our own room. @throws ProviderRefusal, AppError vendor_failed */
  createInterview(interview: ProviderInterview): Promise<MadeInterview | null>;
  /** The keys of a company's interviews that have one of these titles. @throws AppError vendor_failed */
  findInterviews(department: string, titles: readonly string[]): Promise<string[]>;
  /** @throws AppError vendor_failed, not_found */
  readInterview(key: string): Promise<MadeInterview | null>;
  /** @throws AppError vendor_failed, not_found */
  updateInterview(key: string, interview: ProviderInterview): Promise<void>;
  /** @throws AppError vendor_failed */
  removeInterview(key: string): Promise<void>;
  /** Somebody with what they have answered; null if there is no such person. @throws AppError vendor_failed */
  readParticipant(key: string): Promise<Participant | null>;
  /** @throws AppError vendor_failed */
  removeParticipant(key: string): Promise<void>;
};
