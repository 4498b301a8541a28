import { createContext } from 'react';

/** True once the settings in force are those that the retailer serves, or that cannot be read. */
export const SettingsReadContext = createContext(true);
