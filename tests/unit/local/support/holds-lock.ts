import { takeLock } from "#local/launcher/lock";

takeLock(process.argv[2] ?? "", "http://localhost:1");
process.stdout.write("held\n");
setInterval(() => {}, 1000);
