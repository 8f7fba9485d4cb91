/**
 * What owners set of a block's effects, by the names it is saved under.
 */
import type { AnimationSpeedCurve, AnimationStyle } from '@brolga/contracts';

/** The devices, largest first, and what is put after a setting's name. */
export const SUFFIXES = {
	desktop: '',
	tablet: '_tablet',
	phone: '_phone',
} as const;

export type Device = keyof typeof SUFFIXES;

/** What the animation can be on each device. */
export interface AnimationValues {
	readonly style: AnimationStyle | 'none';
	readonly repeat: 'once' | 'infinite';
	readonly duration: number;
	readonly delay: number;
	readonly intensity: number;
	readonly starting_opacity: number;
	readonly speed_curve: AnimationSpeedCurve;
}

/** What stickiness can be on each device. */
export interface StickyValues {
	readonly position: 'none' | 'top' | 'bottom';
	readonly offset: number;
}

export interface LinkValues {
	readonly url: string;
	readonly target: '' | '_blank';
	readonly label: string;
	readonly rel: string;
	readonly class: string;
}

/** Settings as they are saved: names with what the device puts after them. */
export type Saved = Readonly< Record< string, unknown > >;

/**
 * A setting on a device: its own, else what the larger device has.
 *
 * @param settings As they are saved; undefined where there are none.
 * @param name     The setting.
 * @param device   The device.
 * @param missing  Where none is set.
 */
export function valueOn< Value >(
	settings: Saved | undefined,
	name: string,
	device: Device,
	missing: Value
): Value {
	const devices = Object.keys( SUFFIXES ) as Device[];
	const found = devices
		.slice( 0, devices.indexOf( device ) + 1 )
		.map( ( one ) => settings?.[ name + SUFFIXES[ one ] ] )
		.filter( ( value ) => value !== undefined )
		.pop();
	return found === undefined ? missing : ( found as Value );
}

/**
 * The settings after a change. Nothing is kept of what is not set.
 *
 * @param settings As they were.
 * @param name     The setting, with its device.
 * @param value    The new value; undefined takes it away.
 */
export function changed(
	settings: Saved | undefined,
	name: string,
	value: unknown
): Saved | undefined {
	const { [ name ]: _before, ...rest } = settings ?? {};
	const next =
		value === undefined || value === ''
			? rest
			: { ...rest, [ name ]: value };
	return Object.keys( next ).length > 0 ? next : undefined;
}
