import type { InterviewProvider } from "#lib/vendors/interview-provider";

/** An interview provider of which every call is seen, and answers nothing unless told. */
export function fakeProvider(): jest.Mocked<InterviewProvider> {
  return {
    name: "willo",
    createDepartment: jest.fn(),
    updateDepartment: jest.fn(),
    removeDepartment: jest.fn(),
    createInterview: jest.fn(),
    findInterviews: jest.fn(),
    readInterview: jest.fn(),
    updateInterview: jest.fn(),
    removeInterview: jest.fn(),
    readParticipant: jest.fn(),
    removeParticipant: jest.fn(),
  };
}
