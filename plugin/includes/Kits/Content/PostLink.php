<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

use Brolga\Kits\Kit\Kind;
use WP_Post;

/** The URL that a page or popup has once it is published, as links to it have it. */
final class PostLink {

	public static function of( WP_Post $post ): string {
		if ( ! in_array( $post->post_type, [ Kind::Page->post_type(), Kind::Popup->post_type() ], true ) ) {
			return '';
		}
		$published              = clone $post;
		$published->post_status = 'publish';
		$published->filter      = 'sample';
		return (string) get_permalink( $published );
	}
}
