/**
 * Has our blocks explain themselves when one of their kind is first selected.
 * What says it is fetched then.
 *
 * @see START-877 PERF-34
 */
import { lazily } from '@brolga/editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { FirstUseProps } from './first-use';

type Edit = ComponentType< BlockEditProps< Record< string, unknown > > >;

interface BlockType {
	readonly parent?: readonly string[];
	readonly ancestor?: readonly string[];
	readonly edit?: Edit;
}

const FirstUse = lazily< FirstUseProps >(
	() =>
		import( /* webpackChunkName: "first-use" */ './first-use' ).then(
			( module ) => module.FirstUse
		),
	// Nobody waits for it.
	() => null
);

addFilter(
	'blocks.registerBlockType',
	'brolga/first-use',
	( type: BlockType, name: string ): BlockType => {
		const { parent, ancestor, edit: Inner } = type;
		return Inner && name.startsWith( 'brolga/' ) && ! ( parent ?? ancestor )
			? {
					...type,
					edit: ( props ) => (
						<>
							<Inner { ...props } />
							{ props.isSelected && (
								<FirstUse
									name={ name }
									clientId={ props.clientId }
								/>
							) }
						</>
					),
				}
			: type;
	}
);
