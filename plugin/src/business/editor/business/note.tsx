/**
 * Says of a bound block where its words come from, and lets go of them.
 */
import { BlockPanels } from '@brolga/editor';
import { Button, ExternalLink, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isObject } from './model';
import { businessOf, SOURCE, type Select } from './source';

interface BlockProps {
	readonly isSelected: boolean;
	readonly attributes: { readonly metadata?: unknown };
	readonly setAttributes: ( changes: { metadata: unknown } ) => void;
}

/** The bindings of a block to the business, by attribute. */
const boundOf = ( metadata: unknown ): Record< string, unknown > => {
	const bindings = isObject( metadata ) ? metadata.bindings : undefined;
	return isObject( bindings )
		? Object.fromEntries(
				Object.entries( bindings ).filter(
					( [ , binding ] ) =>
						isObject( binding ) && binding.source === SOURCE
				)
			)
		: {};
};

/** What a block's metadata is without them. */
const freed = ( metadata: unknown ): unknown => {
	if ( ! isObject( metadata ) ) {
		return undefined;
	}
	const { bindings, ...others } = metadata;
	const bound = boundOf( metadata );
	const kept = Object.entries( isObject( bindings ) ? bindings : {} ).filter(
		( [ attribute ] ) => ! ( attribute in bound )
	);
	const left =
		kept.length > 0
			? { ...others, bindings: Object.fromEntries( kept ) }
			: others;
	return Object.keys( left ).length > 0 ? left : undefined;
};

function Note( { attributes, setAttributes }: BlockProps ) {
	const business = useSelect(
		( select ) => businessOf( select as unknown as Select ),
		[]
	);
	return (
		<BlockPanels>
			<PanelBody title={ __( 'Business details', 'brolga' ) }>
				<p>
					{ __(
						'This text comes from your business details under Brolga > Settings > Business. Visitors do not see it until the details are filled in.',
						'brolga'
					) }
				</p>
				{ business?.mayEdit === true && (
					<p>
						<ExternalLink href={ business.settings }>
							{ __( 'Edit business details', 'brolga' ) }
						</ExternalLink>
					</p>
				) }
				<Button
					variant="secondary"
					onClick={ () =>
						setAttributes( {
							metadata: freed( attributes.metadata ),
						} )
					}
					__next40pxDefaultSize
				>
					{ __( 'Use other text here', 'brolga' ) }
				</Button>
			</PanelBody>
		</BlockPanels>
	);
}

/** Adds the note to blocks that are bound and selected. */
export const withNote = createHigherOrderComponent(
	( Edit: React.ComponentType< BlockProps > ) =>
		function WithNote( props: BlockProps ) {
			const isBound =
				props.isSelected &&
				Object.keys( boundOf( props.attributes.metadata ) ).length > 0;
			return (
				<>
					<Edit { ...props } />
					{ isBound && <Note { ...props } /> }
				</>
			);
		},
	'withBusinessNote'
);
