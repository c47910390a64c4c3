import { z } from "zod";
import type { Department } from "#lib/domain/company/department";
import { AppError } from "#lib/domain/site/errors";
import { serverEnv } from "#lib/env/server";

const TIMEOUT_MS = 10_000;
const created = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });

/**
 * Makes a company at the interview provider and answers its key (32 hex characters).
 * @throws AppError vendor_failed with 'Failed to create department'.
 */
export async function createDepartment(department: Department): Promise<string> {
  const reply = await send("POST", "departments/", department, "Failed to create department");
  const parsed = created.safeParse(reply);
  if (!parsed.success) {
    throw new AppError("vendor_failed", "Failed to create department", { cause: parsed.error });
  }
  return parsed.data.key;
}

/** Tells the provider what changed. @throws AppError vendor_failed */
export async function updateDepartment(key: string, department: Department): Promise<void> {
  const path = `departments/${encodeURIComponent(key)}/`;
  await send("PATCH", path, department, "Failed to update department");
}

/** Removes a company at the provider; one that is gone already is no error. @throws AppError vendor_failed */
export async function removeDepartment(key: string): Promise<void> {
  const path = `departments/${encodeURIComponent(key)}/`;
  await send("DELETE", path, null, "Failed to delete department");
}

async function send(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body: Department | null,
  failure: string,
) {
  const env = serverEnv();
  const address = `${env.INTERVIEW_PROVIDER_URL}/${path}`;
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: env.INTERVIEW_PROVIDER_KEY, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(toProvider(body)) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (method === "DELETE" && response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`);
    const reply: unknown = text ? JSON.parse(text) : null;
    return reply;
  } catch (cause) {
    throw new AppError("vendor_failed", failure, { cause, log: `${method} ${path} failed` });
  }
}

function toProvider(department: Department) {
  return {
    name: department.companyName,
    is_global: false,
    branding: {
      location: department.companyLocation,
      website: department.companyWebsite,
      primary_colour: department.companyPrimaryColour,
      secondary_colour: department.companySecondaryColour,
      logo_url: department.companyLogoUrl,
    },
  };
}
