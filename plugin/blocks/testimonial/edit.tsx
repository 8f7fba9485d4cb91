/**
 * A testimonial as the visitor will see it; its author is typed where it stands.
 */
import {
	BlockControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockPanels,
	lazySettings,
	MediaPicker,
	type Template,
	TextInPlace,
} from '@brolga/editor';
import type { TestimonialAttributes } from '../../src/contracts/attributes';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "testimonial" */ './panels' )
);

const ALLOWED = [ 'core/paragraph', 'core/list', 'core/heading' ];

const TEMPLATE: Template[] = [
	[
		'core/paragraph',
		{ placeholder: __( 'What they said, in their own words', 'brolga' ) },
	],
];

const STAR =
	'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.4 1.3-7.1L1.8 9.2l7.1-.9Z';

const Stars = ( { rating }: { readonly rating: number } ) => (
	<svg
		className="wp-block-brolga-testimonial__stars"
		viewBox="0 0 120 24"
		aria-hidden
	>
		{ [ 0, 1, 2, 3, 4 ].map( ( index ) => (
			<path
				key={ index }
				className={ index < rating ? 'is-on' : undefined }
				transform={ `translate(${ 24 * index })` }
				d={ STAR }
			/>
		) ) }
	</svg>
);

const Author = ( { attributes, setAttributes }: SettingsProps ) => {
	const { author, role, company, portraitUrl, portraitAlt } = attributes;
	return (
		<figcaption className="wp-block-brolga-testimonial__author">
			{ portraitUrl !== '' && (
				<img
					className="wp-block-brolga-testimonial__portrait"
					src={ portraitUrl }
					alt={ portraitAlt }
				/>
			) }
			<span className="wp-block-brolga-testimonial__who">
				<TextInPlace
					tagName="span"
					className="wp-block-brolga-testimonial__name"
					label={ __( 'Name', 'brolga' ) }
					placeholder={ __( 'Name', 'brolga' ) }
					value={ author }
					onChange={ ( value ) => setAttributes( { author: value } ) }
				/>
				<span className="wp-block-brolga-testimonial__position">
					<TextInPlace
						tagName="span"
						className="wp-block-brolga-testimonial__role"
						label={ __( 'Role', 'brolga' ) }
						placeholder={ __( 'Role', 'brolga' ) }
						value={ role }
						onChange={ ( value ) =>
							setAttributes( { role: value } )
						}
					/>
					<span className="wp-block-brolga-testimonial__comma">
						{ ', ' }
					</span>
					<TextInPlace
						tagName="span"
						className="wp-block-brolga-testimonial__company"
						label={ __( 'Company', 'brolga' ) }
						placeholder={ __( 'Company', 'brolga' ) }
						value={ company }
						onChange={ ( value ) =>
							setAttributes( { company: value } )
						}
					/>
				</span>
			</span>
		</figcaption>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< TestimonialAttributes > ) => {
	const { design, rating, portraitUrl } = attributes;
	const blockProps = useBlockProps( { className: `is-${ design }` } );
	const quote = useInnerBlocksProps(
		{ className: 'wp-block-brolga-testimonial__quote' },
		{ allowedBlocks: ALLOWED, template: TEMPLATE, templateLock: false }
	);
	const settings = { attributes, setAttributes };

	return (
		<figure { ...blockProps }>
			<BlockControls>
				<ToolbarGroup>
					<MediaPicker
						type="image"
						onSelect={ ( { id, url, alt = '' } ) =>
							setAttributes( {
								portraitId: id,
								portraitUrl: url,
								portraitAlt: alt,
							} )
						}
						render={ ( open ) => (
							<ToolbarButton onClick={ open }>
								{ portraitUrl === ''
									? __( 'Add portrait', 'brolga' )
									: __( 'Replace portrait', 'brolga' ) }
							</ToolbarButton>
						) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			{ rating > 0 && <Stars rating={ rating } /> }
			<blockquote { ...quote } />
			<Author { ...settings } />
		</figure>
	);
};
