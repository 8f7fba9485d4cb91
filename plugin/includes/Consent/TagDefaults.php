<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Google Consent Mode: sets consent to denied by default before any Google tag runs, including tags from other
 * plugins. The script module `@brolga/consent` grants it to visitors who have agreed.
 *
 * @see CONSENT-14 TRACK-7
 */
final class TagDefaults implements Module {

	public const SCRIPT = 'assets/consent-default.js';

	private const GOOGLE = [ 'tag-manager', 'analytics' ];

	/** @param Closure(): InlineScript $scripts */
	public function __construct(
		private readonly ConsentQuestion $question,
		#[LazyInject( InlineScript::class )] private readonly Closure $scripts
	) {}

	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), PHP_INT_MIN );
	}

	private function print(): void {
		if (
			$this->question->is_asked()
			&& [] !== array_intersect( self::GOOGLE, array_keys( $this->question->categories() ) )
		) {
			Html::put( ( $this->scripts )()->html( self::SCRIPT ), "\n" );
		}
	}
}
