import { testPostsBlock } from '../../../../tests/support/posts-block';
import metadata from '../block.json';

describe( 'the blog in the editor', () => {
	testPostsBlock( metadata, () => import( '../index' ), [
		'grid',
		'list',
		'masonry',
	] );
} );
