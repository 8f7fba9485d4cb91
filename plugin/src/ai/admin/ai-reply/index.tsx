/**
 * Adds a draft to the reply that is being written to a lead.
 */
import { addFilter } from '@wordpress/hooks';
import type { ReactElement } from 'react';
import { ReplyDraft, type ReplyProps } from './reply-draft';

addFilter(
	'brolga.replyTools',
	'brolga/ai',
	( tools: readonly ReactElement[], reply: ReplyProps ) => [
		...tools,
		<ReplyDraft key="ai" { ...reply } />,
	]
);
