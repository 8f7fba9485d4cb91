<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Roles;

/**
 * Whose word a form is. Whoever may write posts, and no more, may ask visitors
 * anything; to whom mails go and what they say, where visitors are led and how
 * long their messages stay is for those who answer for the site.
 *
 * @see FORM-63 LEAD-41
 */
final class FormAuthor {

	/**
	 * @param bool $decides  Whether their form has mails, a redirect and a retention time of its own.
	 * @param bool $receives Whether it names who is mailed what visitors send.
	 */
	private function __construct(
		public readonly bool $decides,
		public readonly bool $receives
	) {}

	/**
	 * Whoever wrote the place that a form is saved in. Templates are the site's.
	 *
	 * @param FormSource $source The place.
	 */
	public static function of( FormSource $source ): self {
		return $source->kind->is_post() ? self::of_post( $source->post_id() ) : new self( true, true );
	}

	/**
	 * Whoever wrote a post. What a program made is nobody's, and the site's too:
	 * nobody without others' posts can give one away.
	 */
	public static function of_post( int $post ): self {
		$author   = (int) get_post_field( 'post_author', $post, 'raw' );
		$receives = 0 === $author || user_can( $author, Roles::MANAGE_LEADS );
		return new self( $receives || user_can( $author, 'edit_others_pages' ), $receives );
	}
}
