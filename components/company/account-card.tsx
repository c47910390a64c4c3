import { Download } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { FileLink } from "#components/shared/file-link";
import { PhoneLink } from "#components/shared/phone-link";
import { WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { deletionWords, type LostWithAccount } from "#lib/domain/account/account-deletion";
import { routes } from "#lib/domain/core/routes";
import type { Phone } from "#lib/domain/plans/phone-support";
import { type Plan, planName } from "#lib/domain/plans/plans";
import { DeleteAccountDialog } from "./delete-account-dialog";

/** What concerns the account itself: its password, a copy of everything, its end. */
export function AccountCard({
  email,
  companyName,
  password,
  plan,
  phone,
  lost,
}: {
  email: string;
  companyName: string;
  /** The way to change the password. */
  password: ReactNode;
  plan: Plan;
  /** Support's telephone, if the plan has it. */
  phone: Phone | null;
  /** What goes with the account, beside its data. */
  lost: LostWithAccount;
}) {
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Account</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <WhoMay to="own">
          <Row title="Subscription" words={`Current plan: ${planName(plan)}.`}>
            <Button variant="outline" asChild>
              <Link href={routes.manageSubscription}>Manage subscription</Link>
            </Button>
          </Row>
        </WhoMay>
        {phone ? (
          <Row title="Priority phone support" words="Call us when you need help.">
            <PhoneLink phone={phone} />
          </Row>
        ) : null}
        <Row title="Password" words={`You sign in as ${email}.`}>
          {password}
        </Row>
        <WhoMay to="own">
          <Row
            title="Your data"
            words="A file with everything you can see here: your company, interviews, candidates, answers, and scores."
          >
            <Button variant="outline" asChild>
              <FileLink href="/api/account/export" download>
                <Download aria-hidden /> Download data
              </FileLink>
            </Button>
          </Row>
        </WhoMay>
        <WhoMay
          to="own"
          otherwise={
            <Row
              title="Delete account"
              words="Permanently deletes your account, with a company of your own if you have one. Your notes and decisions here stay."
            >
              <DeleteAccountDialog whatGoes={deletionWords(null, lost)} />
            </Row>
          }
        >
          <Row
            title="Delete account"
            words="Permanently deletes the company and all its candidates."
          >
            <DeleteAccountDialog whatGoes={deletionWords(companyName, lost)} />
          </Row>
        </WhoMay>
      </CardContent>
    </Card>
  );
}

function Row({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-muted-foreground text-sm">{words}</p>
      </div>
      {children}
    </div>
  );
}
