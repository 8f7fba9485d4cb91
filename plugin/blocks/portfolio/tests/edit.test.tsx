import { testPostsBlock } from '../../../../tests/support/posts-block';
import metadata from '../block.json';

describe( 'the portfolio in the editor', () => {
	testPostsBlock( metadata, () => import( '../index' ), [
		'grid',
		'feature',
		'more',
	] );
} );
