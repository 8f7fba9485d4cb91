<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

use WP_Post;

/**
 * How something is, in a few words, and what to do about it.
 */
final class Finding {

	/** A button that opens another screen. */
	public const LINK = 'link';

	/** A button that tries something out now: the probe of the check's name. */
	public const PROBE = 'probe';

	/** A button that opens some of the site's pages and looks which cookies they set. */
	public const COOKIES = 'cookies';

	/** A button that sends all dead letters again. */
	public const RESEND = 'resend';

	/** As many posts are named. */
	public const NAMED = 5;

	/**
	 * @param HealthState                                           $state   How it is.
	 * @param string                                                $title   In a few words.
	 * @param string                                                $advice  What it means, and what to do.
	 * @param string                                                $detail  Somebody else's words, such as a server's.
	 * @param list<array{kind: string, label: string, url: string}> $actions Ways to mend it.
	 */
	private function __construct(
		public readonly HealthState $state,
		public readonly string $title,
		public readonly string $advice,
		public readonly string $detail,
		public readonly array $actions
	) {}

	/**
	 * All is well.
	 *
	 * @param string $title  In a few words.
	 * @param string $advice What that rests on.
	 */
	public static function good( string $title, string $advice ): self {
		return new self( HealthState::Good, $title, $advice, '', [] );
	}

	/**
	 * Nobody knows yet: the check waits for somebody to run it.
	 *
	 * @param string $title  In a few words.
	 * @param string $advice What it would find out.
	 */
	public static function unchecked( string $title, string $advice ): self {
		return new self( HealthState::Unchecked, $title, $advice, '', [] );
	}

	/**
	 * It works, and could be better.
	 *
	 * @param string $title  In a few words.
	 * @param string $advice What to do.
	 * @param string $detail Somebody else's words.
	 */
	public static function recommended( string $title, string $advice, string $detail = '' ): self {
		return new self( HealthState::Recommended, $title, $advice, $detail, [] );
	}

	/**
	 * Something is lost, late or in danger.
	 *
	 * @param string $title  In a few words.
	 * @param string $advice What to do.
	 * @param string $detail Somebody else's words.
	 */
	public static function critical( string $title, string $advice, string $detail = '' ): self {
		return new self( HealthState::Critical, $title, $advice, $detail, [] );
	}

	/**
	 * The database does not answer.
	 */
	public static function no_database(): self {
		return self::critical(
			__( 'The database tables cannot be read', 'brolga' ),
			__( 'The database returned an error. Ask your host to check and repair this site’s tables.', 'brolga' )
		);
	}

	/**
	 * The same with a button more.
	 *
	 * @param string $kind  LINK, PROBE, COOKIES or RESEND.
	 * @param string $label What it says.
	 * @param string $url   Where a link leads.
	 */
	public function with( string $kind, string $label, string $url = '' ): self {
		$action = [
			'kind'  => $kind,
			'label' => $label,
			'url'   => $url,
		];
		return new self( $this->state, $this->title, $this->advice, $this->detail, [ ...$this->actions, $action ] );
	}

	/**
	 * The same with a button that edits each of some posts; further ones are left out.
	 *
	 * @param list<WP_Post> $posts What is to be looked at.
	 */
	public function with_posts( array $posts ): self {
		$finding = $this;
		foreach ( array_slice( $posts, 0, self::NAMED ) as $post ) {
			$title   = wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES );
			$finding = $finding->with(
				self::LINK,
				/* translators: %s: a page's title. */
				sprintf( __( 'Edit “%s”', 'brolga' ), '' === $title ? (string) $post->ID : $title ),
				get_edit_post_link( $post, 'raw' ) ?? admin_url( "post.php?post={$post->ID}&action=edit" )
			);
		}
		return $finding;
	}

	/**
	 * As JSON.
	 *
	 * @param string $id Its check.
	 * @return array<string, mixed>
	 */
	public function format( string $id ): array {
		return [
			'id'      => $id,
			'state'   => $this->state->value,
			'title'   => $this->title,
			'advice'  => $this->advice,
			'detail'  => $this->detail,
			'actions' => $this->actions,
		];
	}
}
