/**
 * The presets that a block may pick from: a file of its own, which comes with the
 * settings that take it.
 */
import { useSettings } from '@wordpress/block-editor';

/** A color of the palette. */
export interface PaletteColor {
	readonly slug: string;
	readonly color: string;
}

/** A shadow by its name. */
export interface Shadow {
	readonly slug: string;
	readonly name: string;
}

type Lists< Preset > = readonly ( readonly Preset[] | undefined )[];

const joined = < Preset >( lists: Lists< Preset > ): readonly Preset[] =>
	lists.flatMap( ( list ) => list ?? [] );

/** The colours to pick from: the owner's, the theme's, WordPress' own. */
export const usePalette = (): readonly PaletteColor[] =>
	joined(
		useSettings(
			'color.palette.custom',
			'color.palette.theme',
			'color.palette.default'
		) as Lists< PaletteColor >
	);

/** The shadows to pick from. WordPress' own are there where the theme wants them. */
export const useShadows = (): readonly Shadow[] => {
	const [ hasDefault, ...lists ] = useSettings(
		'shadow.defaultPresets',
		'shadow.presets.custom',
		'shadow.presets.theme',
		'shadow.presets.default'
	) as [ boolean | undefined, ...Lists< Shadow > ];
	return joined( hasDefault === false ? lists.slice( 0, 2 ) : lists );
};
