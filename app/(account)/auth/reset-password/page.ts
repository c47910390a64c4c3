export { default, metadata } from "../../reset-password/handoff/page";
