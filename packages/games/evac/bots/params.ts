export const P: Record<string, number> = { lambda: 1000, standNeedsDanger: 0, exposed: 1, flee: 1, lookBack: 2, fireFrac: 0.5 }
