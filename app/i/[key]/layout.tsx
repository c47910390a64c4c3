import { LanguageProvider } from "#components/room/language-context";
import { visitLanguage } from "#lib/http/room-visit";
import { roomMessages } from "#lib/messages/room";

/** The language stands above the pages, so that what fails below says so in words that are understood. */
export default async function RoomLayout({ params, children }: LayoutProps<"/i/[key]">) {
  const { key } = await params;
  return (
    <LanguageProvider {...roomMessages(await visitLanguage(key))} interviewKey={key}>
      {children}
    </LanguageProvider>
  );
}
