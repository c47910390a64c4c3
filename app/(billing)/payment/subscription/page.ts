export { default, metadata } from "../../plan-onboarding/page";
