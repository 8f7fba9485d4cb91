/**
 * Says what visitors do not get of a map as yet, and how they will.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Business } from '../../../business/editor/business/model';

interface Props {
	readonly isMapShown: boolean;
	/** Whether visitors get each of its pins, by the pins' ids. */
	readonly pins: ReadonlyMap< string, boolean >;
	readonly business: Business | undefined;
}

/** What visitors miss; undefined: nothing. */
const missing = ( isMapShown: boolean, listed: readonly boolean[] ) => {
	if ( ! isMapShown ) {
		return listed.includes( true )
			? __(
					'Visitors see the list without a map until a pin has a place. Select a pin and find its address in the settings.',
					'brolga'
				)
			: __(
					'Visitors see nothing here until a pin has a place. Select a pin and find its address in the settings, or fill in your business’s address.',
					'brolga'
				);
	}
	return listed.includes( false )
		? __(
				'Visitors do not see pins without a place until your business’s address is filled in. Choose a place for each pin, or remove it.',
				'brolga'
			)
		: undefined;
};

/**
 * The notice, in the place of a map that nobody gets.
 *
 * @see MAP-490
 * @param props            See Props.
 * @param props.isMapShown
 * @param props.pins
 * @param props.business
 */
export function Unseen( { isMapShown, pins, business }: Props ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	const words = missing( isMapShown, [ ...pins.values() ] );
	const [ first ] = pins.keys();
	return words === undefined ? null : (
		<div className="wp-block-brolga-map__unseen">
			<p>{ words }</p>
			{ ! isMapShown && first !== undefined && (
				<Button
					variant="secondary"
					onClick={ () => void selectBlock( first ) }
					__next40pxDefaultSize
				>
					{ __( 'Choose a place', 'brolga' ) }
				</Button>
			) }
			{ business?.mayEdit === true && business.address === '' && (
				<ExternalLink href={ business.settings }>
					{ __( 'Edit business details', 'brolga' ) }
				</ExternalLink>
			) }
		</div>
	);
}
