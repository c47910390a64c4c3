/**
 * The database's part of billing happens in memory, and the server's settings are the test's to say. Import it before
 * anything of the product.
 */
jest.mock("#lib/data/plans/billing", () => jest.requireActual("./memory"));
jest.mock("#lib/data/plans/billing-events", () => jest.requireActual("./memory"));
jest.mock("#lib/data/plans/checkouts", () => jest.requireActual("./memory"));
jest.mock("#lib/data/company/companies", () => jest.requireActual("./memory"));
jest.mock("#lib/data/jobs", () => jest.requireActual("./memory"));
jest.mock("#lib/data/account/profiles", () => jest.requireActual("./memory"));
jest.mock("#lib/data/plans/subscriptions", () => jest.requireActual("./memory"));
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));
