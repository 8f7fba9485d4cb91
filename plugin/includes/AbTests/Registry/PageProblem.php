<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * Reasons why two pages cannot be tested against each other.
 *
 * @see AB-65
 */
enum PageProblem: string {
	case Same         = 'same';
	case Gone         = 'gone';
	case Hidden       = 'hidden';
	case HasTest      = 'has_test';
	case RivalHasTest = 'rival_has_test';
	case Front        = 'front';
	case Broken       = 'broken';
	case Taken        = 'taken';

	public function label(): string {
		return match ( $this ) {
			self::Same         => __( 'A page cannot be tested against itself. Choose another page.', 'brolga' ),
			self::Gone         => __( 'The other page no longer exists. Choose another page.', 'brolga' ),
			self::Hidden       => __( 'Visitors cannot see the other page. Publish it without a password to run the test. Until then, every visitor sees this page.', 'brolga' ),
			self::HasTest      => __( 'This page contains a test itself, so you could not tell which test made the difference. Remove that test to run this one.', 'brolga' ),
			self::RivalHasTest => __( 'The other page contains a test itself, so you could not tell which test made the difference. Remove that test, or choose another page.', 'brolga' ),
			self::Front        => __( 'The homepage cannot be the other page, because search engines would lose it. Start the test on the homepage instead.', 'brolga' ),
			self::Broken       => __( 'Pages with page breaks cannot be tested against each other. Remove the breaks to run the test.', 'brolga' ),
			self::Taken        => __( 'One of the two pages is already part of another page test. End that test first, or choose another page.', 'brolga' ),
		};
	}
}
