import { OtherCompanies } from "#components/company/other-companies";
import { ResponseNotFound } from "#components/results/response/response-not-found";
import { otherCompanies } from "#lib/http/session";

export default async function NotFound() {
  return (
    <ResponseNotFound>
      <OtherCompanies others={await otherCompanies()} />
    </ResponseNotFound>
  );
}
