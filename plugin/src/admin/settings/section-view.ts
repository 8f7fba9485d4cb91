/**
 * What a section is made of, for the registry and the sections alike.
 */
import type { ComponentType } from 'react';

/** How a section looks. */
export interface SectionView {
	/** Its id on the server. */
	readonly id: string;
	/** One line below its title. */
	readonly about: string;
	/**
	 * Whether its values have nothing to do with each other, so that all but those
	 * that were refused are saved.
	 */
	readonly savesTheRest?: boolean;
	/** Its form parts: see fields.tsx. */
	readonly Form: ComponentType;
}
