/**
 * One item: its heading, and its content while it is worked on.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsActiveChild, type Template } from '@brolga/editor';
import { DisclosureHeading } from '@brolga/editor-disclosure';
import type { AccordionItemAttributes } from '../../src/contracts/attributes';

const NAME = 'wp-block-brolga-accordion-item';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( {
	attributes: { title },
	setAttributes,
	clientId,
	context,
}: BlockEditProps< AccordionItemAttributes > ) => {
	const active = useIsActiveChild( clientId );
	const blockProps = useBlockProps();
	const content = useInnerBlocksProps(
		{ className: `${ NAME }__content` },
		{ template: TEMPLATE, templateLock: false }
	);

	return (
		<div { ...blockProps } data-brolga-open={ active ? '' : undefined }>
			<DisclosureHeading
				clientId={ clientId }
				name={ NAME }
				level={ context[ 'brolga/headingLevel' ] }
				title={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			<div className={ `${ NAME }__panel` } hidden={ ! active }>
				<div { ...content } />
			</div>
		</div>
	);
};
