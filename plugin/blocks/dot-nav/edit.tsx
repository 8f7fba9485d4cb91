/**
 * The dots where their block stands; on the page they are at the window's side.
 */
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { DotNavAttributes } from '../../src/contracts/attributes';
import { sectionsOf, type EditorBlock } from './model';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "dot-nav" */ './panels' )
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< DotNavAttributes > ) => {
	const { design, side } = attributes;
	const blocks = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlocks() as readonly EditorBlock[],
		[]
	);
	const names = sectionsOf( blocks );
	return (
		<>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<div
				{ ...useBlockProps( {
					className: `is-${ design } is-${ side }`,
				} ) }
			>
				{ names.length < 2 && (
					<p className="wp-block-brolga-dot-nav__note">
						{ __(
							'Dots appear on pages with at least two sections. Section blocks count, and so do Group blocks with an anchor that use the section element.',
							'brolga'
						) }
					</p>
				) }
				<ol>
					{ names.map( ( name, index ) => (
						<li key={ index }>
							<span data-brolga-dot={ index }>
								<span className="wp-block-brolga-dot-nav__label">
									{ name ||
										sprintf(
											/* translators: %d: which section of the page. */
											__( 'Section %d', 'brolga' ),
											index + 1
										) }
								</span>
							</span>
						</li>
					) ) }
				</ol>
			</div>
		</>
	);
};
