/**
 * Shows an animation in the editor's canvas.
 */
import { blockElement } from '../../../editor/canvas';
import {
	valueOn,
	type AnimationValues,
	type Device,
	type Saved,
} from './settings';

const CLASSES = [ 'brolga-animated', 'is-ready', 'is-animating' ];

/**
 * The animation's values on a device, by custom property.
 *
 * @see ANIM-1 ANIM-3 ANIM-4
 * @param settings As they are saved.
 * @param device   The device.
 */
export function propertiesOf(
	settings: Saved,
	device: Device
): Readonly< Record< string, string > > {
	const value = < Name extends keyof AnimationValues >(
		name: Name,
		missing: AnimationValues[ Name ]
	): AnimationValues[ Name ] => valueOn( settings, name, device, missing );
	return {
		'--brolga-now-name': `brolga-${ value( 'style', 'none' ) }`,
		'--brolga-now-duration': `${ value( 'duration', 1000 ) }ms`,
		'--brolga-now-delay': `${ value( 'delay', 0 ) }ms`,
		'--brolga-now-intensity': String( value( 'intensity', 50 ) / 100 ),
		'--brolga-now-opacity': String( value( 'starting_opacity', 0 ) / 100 ),
		'--brolga-now-curve': value( 'speed_curve', 'ease-in-out' ),
		// Once, so that an owner can go on.
		'--brolga-now-count': '1',
	};
}

/**
 * Plays a block's animation once.
 *
 * @param clientId The block.
 * @param settings Its animation, as it is saved.
 * @param device   The device whose values hold.
 */
export function play(
	clientId: string,
	settings: Saved,
	device: Device
): void {
	const block = blockElement( clientId );
	if ( ! block ) {
		return;
	}
	const properties = Object.entries( propertiesOf( settings, device ) );
	block.classList.remove( ...CLASSES );
	for ( const [ name, value ] of properties ) {
		block.style.setProperty( name, value );
	}
	// Read, so that the same animation begins anew.
	void block.offsetWidth;
	block.classList.add( ...CLASSES );
	void Promise.allSettled(
		block.getAnimations().map( ( { finished } ) => finished )
	).then( () => {
		block.classList.remove( ...CLASSES );
		for ( const [ name ] of properties ) {
			block.style.removeProperty( name );
		}
	} );
}
