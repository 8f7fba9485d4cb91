<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Blocks\ShowRule;
use Brolga\Mail\Mail;
use Brolga\Mail\Sender;
use WP_Post;

/**
 * Writes a digest as plain text: each post's title, excerpt and URL. Posts are read when the mail
 * is sent; those no longer public are left out.
 *
 * @see FEED-3 FEED-5 FEED-400
 */
final class DigestLetter {

	/** The length of the excerpt in words, for posts without a manual excerpt. */
	private const WORDS = 40;

	public function __construct( private readonly Sender $sender ) {}

	private static function public_post( int $id ): ?WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post
			&& 'publish' === $post->post_status
			&& '' === $post->post_password
			&& is_post_publicly_viewable( $post )
			&& PostNews::is_wanted( $id )
			? $post
			: null;
	}

	public static function is_public( int $id ): bool {
		return null !== self::public_post( $id );
	}

	/**
	 * Returns the subject and paragraphs; null if no post is left.
	 *
	 * @return array{subject: string, parts: non-empty-list<array{string, string}>}|null
	 */
	public function write( Digest $digest ): ?array {
		$posts = array_values( array_filter( array_map( self::public_post( ... ), $digest->posts ) ) );
		if ( [] === $posts ) {
			return null;
		}
		$parts = array_map(
			static fn ( WP_Post $post ): array => [ Mail::POST, self::paragraph( $post ) ],
			$posts
		);
		$name  = $this->sender->name();
		return [
			'subject' => 1 === count( $parts )
				/* translators: 1: the sender's name, 2: the title of a post. */
				? sprintf( __( '%1$s: %2$s', 'brolga' ), $name, self::plain( get_the_title( $posts[0] ) ) )
				: sprintf(
					/* translators: 1: a number, 2: the sender's name. */
					_n( '%1$d new post from %2$s', '%1$d new posts from %2$s', count( $parts ), 'brolga' ),
					count( $parts ),
					$name
				),
			'parts'   => $parts,
		];
	}

	private static function paragraph( WP_Post $post ): string {
		// Blocks are not rendered: forms do not work in a mail, and callbacks of the_content expect a page.
		$text = '' === $post->post_excerpt
			? excerpt_remove_blocks( strip_shortcodes( ShowRule::without_ruled( $post->post_content ) ) )
			: $post->post_excerpt;
		return implode(
			"\n",
			array_filter(
				[
					self::plain( get_the_title( $post ) ),
					self::plain( wp_trim_words( $text, self::WORDS, '…' ) ),
					(string) get_permalink( $post ),
				],
				static fn ( string $line ): bool => '' !== $line
			)
		);
	}

	private static function plain( string $html ): string {
		return trim( (string) preg_replace(
			'/\s+/u',
			' ',
			html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		) );
	}
}
