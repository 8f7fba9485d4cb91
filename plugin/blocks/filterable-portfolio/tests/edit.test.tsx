import { testPostsBlock } from '../../../../tests/support/posts-block';
import metadata from '../block.json';

describe( 'the filterable portfolio in the editor', () => {
	testPostsBlock( metadata, () => import( '../index' ), [
		'pills',
		'line',
		'more',
	] );
} );
