<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Fields\FieldType;
use Brolga\Newsletter\Subscribers\Frequency;

/** The attributes of a saved newsletter block: list and provider, fields, and messages. */
final class SignupForm {

	public const BLOCK = 'brolga/newsletter';

	private const DEFAULT_LIST = 'newsletter';

	/** @param list<string> $redirect_query */
	private function __construct(
		public readonly string $uid,
		public readonly string $anchor,
		public readonly string $title,
		public readonly string $list_id,
		public readonly string $provider,
		public readonly string $account,
		public readonly bool $first_name,
		public readonly bool $last_name,
		public readonly string $consent,
		public readonly string $success,
		public readonly string $redirect_url,
		public readonly array $redirect_query,
		public readonly string $submit_label,
		public readonly FormDefinition $custom
	) {}

	/** @param array<array-key, mixed> $block */
	public static function read( array $block ): self {
		$saved = FormReader::attributes( $block );
		// UPLOAD-14: lists cannot store files.
		$custom = FormReader::read( $block )->without( FieldType::File );
		$or     = static fn ( string $text, string $other ): string => '' === $text ? $other : $text;
		$list   = $saved->line( 'listId' );
		// FEED-3: new posts are only sent to the site's own lists.
		$posts = 'posts' === $saved->line( 'kind' ) ? Frequency::of( $saved->line( 'frequency' ) ) : null;
		$kept  = null === $posts ? $or( $saved->line( 'provider' ), LocalList::NAME ) : LocalList::NAME;
		return new self(
			$custom->uid,
			$saved->line( 'anchor' ),
			$saved->line( 'title' ),
			$posts?->list_id() ?? ( 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $list )
				? $list
				: self::DEFAULT_LIST ),
			$kept,
			null === $posts ? $saved->line( 'accountName' ) : '',
			$saved->flag( 'firstName' ),
			$saved->flag( 'lastName' ),
			// Saved attributes contain HTML entities, but the consent is stored as visitors read it.
			$or(
				html_entity_decode( $saved->lines( 'consent' ), ENT_QUOTES | ENT_HTML5 ),
				$posts?->consent() ?? __( 'You agree that we may email you our newsletter. You can unsubscribe at any time with the link in every email.', 'brolga' )
			),
			$or(
				$saved->lines( 'success' ),
				LocalList::NAME === $kept
					? __( 'Almost there. Please open the email we have just sent you and confirm your address.', 'brolga' )
					// NEWS-17: whether a provider asks for confirmation is not revealed.
					: __( 'Thank you for signing up. If we send you a confirmation email, please follow the link in it.', 'brolga' )
			),
			$saved->line( 'redirectUrl' ),
			array_values( array_filter( $saved->items( 'redirectQuery' ), is_string( ... ) ) ),
			$or( $saved->line( 'submitLabel' ), __( 'Subscribe', 'brolga' ) ),
			$custom
		);
	}

	/**
	 * @param int $number The block's number on the page, from 0.
	 * @see FORM-60
	 */
	public function module_id( int $number, bool $is_repeated = false ): string {
		$anchor = '' === $this->anchor ? 'newsletter' : $this->anchor;
		return $is_repeated || '' === $this->anchor ? $anchor . '-' . ( $number + 1 ) : $anchor;
	}
}
