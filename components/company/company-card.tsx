import { WhoMay } from "#components/shared/role";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { CompanyForm } from "./company-form";

/** The company's form, as Settings show it. */
export function CompanyCard(props: Pick<Parameters<typeof CompanyForm>[0], "initial" | "lock">) {
  return (
    <WhoMay to="own">
      <Card className="max-w-3xl">
        <CardHeader>
          <CardTitle>Company Profile</CardTitle>
        </CardHeader>
        <CardContent>
          <CompanyForm mode="update" {...props} />
        </CardContent>
      </Card>
    </WhoMay>
  );
}
