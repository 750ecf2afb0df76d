/** The types of the schemas in which members work: staff, and users of agencies. */
export interface MemberTypes<Context extends object> {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Json: { Input: never; Output: unknown };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
  };
}
