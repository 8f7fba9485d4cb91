/**
 * The sidebar's panels for what any block can do.
 */
import { AnimationPanel } from './animation-panel';
import { LinkPanel } from './link-panel';
import type { Saved } from './settings';
import { StickyPanel } from './sticky-panel';
import { VisibilityPanel } from './visibility-panel';

/** What a block keeps of them. */
interface Effects {
	readonly brolgaAnimation?: Saved | undefined;
	readonly brolgaLink?: Saved | undefined;
	readonly brolgaSticky?: Saved | undefined;
	readonly brolgaVisibility?: Saved | undefined;
}

/** A block, as far as they need it. */
export interface EffectsProps {
	readonly clientId: string;
	readonly attributes: Effects;
	readonly setAttributes: ( attributes: Effects ) => void;
}

/**
 * All panels.
 *
 * @param props               See EffectsProps.
 * @param props.clientId
 * @param props.attributes
 * @param props.setAttributes
 */
export const Settings = ( {
	clientId,
	attributes,
	setAttributes,
}: EffectsProps ) => (
	<>
		<VisibilityPanel
			clientId={ clientId }
			settings={ attributes.brolgaVisibility }
			onChange={ ( brolgaVisibility ) =>
				setAttributes( { brolgaVisibility } )
			}
		/>
		<AnimationPanel
			clientId={ clientId }
			settings={ attributes.brolgaAnimation }
			onChange={ ( brolgaAnimation ) =>
				setAttributes( { brolgaAnimation } )
			}
		/>
		<LinkPanel
			settings={ attributes.brolgaLink }
			onChange={ ( brolgaLink ) => setAttributes( { brolgaLink } ) }
		/>
		<StickyPanel
			settings={ attributes.brolgaSticky }
			onChange={ ( brolgaSticky ) => setAttributes( { brolgaSticky } ) }
		/>
	</>
);
