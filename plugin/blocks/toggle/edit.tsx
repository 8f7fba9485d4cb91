/**
 * A toggle as the visitor will see it, open: what it holds is edited in place.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { BlockPanels, lazySettings, type Template } from '@brolga/editor';
import { DisclosureHeading } from '@brolga/editor-disclosure';
import type { ToggleAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "disclosure" */ './panels' )
);

const NAME = 'wp-block-brolga-toggle';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< ToggleAttributes > ) => {
	const { title, design, icon, headingLevel } = attributes;
	const blockProps = useBlockProps( {
		className: `is-${ design } has-${ icon }`,
	} );
	const content = useInnerBlocksProps(
		{ className: `${ NAME }__content` },
		{ template: TEMPLATE, templateLock: false }
	);

	return (
		<div { ...blockProps } data-brolga-open="">
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<DisclosureHeading
				clientId={ clientId }
				name={ NAME }
				level={ headingLevel }
				title={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<div className={ `${ NAME }__panel` }>
				<div { ...content } />
			</div>
		</div>
	);
};
