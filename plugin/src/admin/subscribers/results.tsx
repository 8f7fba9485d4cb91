/**
 * The subscribers of a page, or what there is to say of none.
 */
import { __ } from '@wordpress/i18n';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { Empty } from '../shared/empty';
import { SpamActions } from './spam';
import { Table } from './table';

interface Props {
	readonly page: SubscriberPage;
	/** Whether spam is shown, which is picked from. */
	readonly isSpam: boolean;
	readonly picked: readonly number[];
	readonly isFiltered: boolean;
	readonly newPage: string;
	readonly onOpen: ( subscriber: Subscriber ) => void;
	readonly onPick: ( ids: readonly number[] ) => void;
	readonly onAct: ( work: Promise< string > ) => Promise< void >;
	readonly onImport: () => void;
}

const Nobody = ( {
	isFiltered,
	newPage,
	onImport,
}: Pick< Props, 'isFiltered' | 'newPage' | 'onImport' > ) =>
	isFiltered ? (
		<Empty
			title={ __( 'No matching subscribers', 'brolga' ) }
			text={ __(
				'Search all lists, or use a shorter part of the name or address.',
				'brolga'
			) }
		/>
	) : (
		<Empty
			title={ __( 'No subscribers yet', 'brolga' ) }
			text={ __(
				'Add a newsletter block to a page. People who sign up are listed here, with what they agreed to and when.',
				'brolga'
			) }
			newPage={ newPage }
			onImport={ onImport }
		/>
	);

export function Results( props: Props ) {
	const { page, isSpam, picked, onOpen, onPick, onAct } = props;
	return page.items.length === 0 ? (
		<Nobody { ...props } />
	) : (
		<>
			{ isSpam && (
				<div className="brolga-subscribers__spam">
					<p>
						{ __(
							'These sign-ups look automated, so no emails were sent. Mark genuine ones as not spam. The rest are deleted after the number of days set under Brolga > Settings > Newsletter.',
							'brolga'
						) }
					</p>
					<SpamActions ids={ picked } onAct={ onAct } />
				</div>
			) }
			<div className="brolga-subscribers__list">
				<Table
					items={ page.items }
					onOpen={ onOpen }
					picked={ isSpam ? picked : undefined }
					onPick={ onPick }
				/>
			</div>
		</>
	);
}
