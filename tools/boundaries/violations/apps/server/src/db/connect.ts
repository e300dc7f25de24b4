export const connect = () => null;
