<?php
declare( strict_types=1 );

namespace Brolga\Ai\Sections;

use WP_Block_Patterns_Registry;

/**
 * The layouts that a drafted section can have: patterns of the theme, of which a model chooses one by its name.
 *
 * @see AI-32
 */
enum Layout: string {

	case Reasons    = 'reasons';
	case Promises   = 'promises';
	case Steps      = 'steps';
	case Questions  = 'questions';
	case Tabs       = 'tabs';
	case Story      = 'story';
	case Offer      = 'offer';
	case Invitation = 'invitation';

	/** @return list<self> Those whose patterns this site has. */
	public static function available(): array {
		$patterns = WP_Block_Patterns_Registry::get_instance();
		return array_values( array_filter(
			self::cases(),
			static fn ( self $layout ): bool => $patterns->is_registered( $layout->pattern() )
		) );
	}

	public function pattern(): string {
		return match ( $this ) {
			self::Reasons    => 'brolga/services-grid',
			self::Promises   => 'brolga/about-promises',
			self::Steps      => 'brolga/process',
			self::Questions  => 'brolga/faq',
			self::Tabs       => 'brolga/tabs-services',
			self::Story      => 'brolga/about-story',
			self::Offer      => 'brolga/call-to-action-split',
			self::Invitation => 'brolga/call-to-action-band',
		};
	}

	/** What a model reads of it. */
	public function about(): string {
		return match ( $this ) {
			self::Reasons    => 'a grid of 2 to 6 reasons, services or features: heading, text, items with icons',
			self::Promises   => '2 to 6 numbered promises or facts: heading, items',
			self::Steps      => '2 to 4 numbered steps of a process, in order: heading, items',
			self::Questions  => '2 to 8 questions with answers, which open: heading, items',
			self::Tabs       => '2 to 5 tabs with a short title each, for longer texts: heading, items',
			self::Story      => 'a story beside an image: heading, text of up to 3 paragraphs',
			self::Offer      => 'an offer beside an image: heading, text, button',
			self::Invitation => 'one line that invites, with a button: heading, button',
		};
	}

	/** How many items it has at most; none: 0. */
	public function items(): int {
		return match ( $this ) {
			self::Reasons, self::Promises                 => 6,
			self::Steps                                   => 4,
			self::Questions                               => 8,
			self::Tabs                                    => 5,
			self::Story, self::Offer, self::Invitation => 0,
		};
	}

	/** How many paragraphs its text has at most. */
	public function paragraphs(): int {
		return match ( $this ) {
			self::Story                  => 3,
			self::Reasons, self::Offer => 1,
			default                      => 0,
		};
	}

	public function has_button(): bool {
		return self::Offer === $this || self::Invitation === $this;
	}

	public function has_icons(): bool {
		return self::Reasons === $this;
	}

	/** What people read. */
	public function title(): string {
		return $this->read( 'title' );
	}

	/** Its blocks, as the pattern has them. */
	public function content(): string {
		return $this->read( 'content' );
	}

	private function read( string $property ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $this->pattern() );
		$value   = is_array( $pattern ) ? ( $pattern[ $property ] ?? '' ) : '';
		return is_string( $value ) ? $value : '';
	}
}
