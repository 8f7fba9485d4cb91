<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Service;
use Brolga\Core\Page\Build;
use Brolga\Core\Page\LazyModules;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Page\Modules;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject as Deferred;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Prints the consent banner and the dialog with the choices, hidden and the same for every visitor, so that
 * pages can be cached. A script shows the banner to visitors who have not answered, on pages where an element
 * waits for consent. If the site does not ask for consent, nothing is printed or loaded.
 *
 * @see CONSENT-5 CONSENT-6 CONSENT-7 CONSENT-46
 */
final class Banner implements Module {

	/** Fragment of links that open the choices. */
	public const ANCHOR = '#brolga-consent';

	private const MODULE  = '@brolga/consent';
	private const CHOICES = '@brolga/consent-choices';
	private const STYLE  = 'brolga-consent';
	private const SCRIPT = 'runtime/consent-look';
	private const SHEET  = 'runtime/style-consent-look.css';

	private bool $is_printed = false;

	private bool $is_linked = false;

	/**
	 * @param Closure(): ConsentWordings $wordings
	 * @param Closure(): BannerMarkup $banner
	 * @param Closure(): ChoicesMarkup $choices
	 * @param Closure(): LazyStyles $lazy_styles
	 */
	public function __construct(
		private readonly ConsentQuestion $question,
		#[Deferred( ConsentWordings::class )] private readonly Closure $wordings,
		#[Deferred( BannerMarkup::class )] private readonly Closure $banner,
		#[Deferred( ChoicesMarkup::class )] private readonly Closure $choices,
		private readonly Settings $settings,
		private readonly Build $build,
		private readonly LazyModules $lazy_modules,
		#[Deferred( LazyStyles::class )] private readonly Closure $lazy_styles
	) {}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->load( ... ) );
		add_action( 'wp_body_open', $this->print( ... ) );
		add_action( 'wp_footer', $this->end( ... ), 5 );
		add_filter( 'render_block_core/template-part', $this->link( ... ) );
	}

	private function load(): void {
		if ( ! $this->is_here() || ! $this->build->has( self::SCRIPT . '.asset.php' ) ) {
			return;
		}
		if ( $this->is_everywhere() ) {
			wp_enqueue_script_module( self::MODULE );
		}
		$this->lazy_modules->name( self::MODULE );
		$this->lazy_modules->name( self::CHOICES );
		wp_enqueue_style(
			self::STYLE,
			$this->build->url( self::SHEET ),
			[],
			$this->build->asset( self::SCRIPT )['version']
		);
		wp_style_add_data( self::STYLE, 'path', $this->build->path( self::SHEET ) );
	}

	/** Prints the banner first in the tab order, where it does not block the content. */
	private function print(): void {
		if ( $this->is_here() && ! $this->is_printed ) {
			$this->is_printed = true;
			( $this->wordings )()->keep();
			Html::put(
				( $this->banner )()->html(
					[
						...$this->lazy_modules->for_use( self::CHOICES, [ 'data-brolga-opens' => self::ANCHOR ] ),
						'data-brolga-style' => ( $this->lazy_styles )()->address( 'consent-banner' ),
					],
					$this->lazy_modules->for_page( self::MODULE, $this->waiting(), Constants::CONSENT_COOKIE )
				)
			);
		}
	}

	/** Prints the link and the choices, and the banner if the theme does not call `wp_body_open()`. */
	private function end(): void {
		if ( ! $this->is_here() ) {
			return;
		}
		// Older themes do not call wp_body_open().
		$this->print();
		if ( ConsentSection::NONE !== $this->place() && ! $this->is_linked ) {
			( $this->lazy_styles )()->bring( 'consent-corner' );
			Html::put( ( $this->banner )()->corner() );
		}
		Html::put( ( $this->choices )()->html( ( $this->lazy_styles )()->address( 'consent-choices' ) ) );
	}

	private function link( string $html ): string {
		if (
			! str_starts_with( ltrim( $html ), '<footer' )
			|| ConsentSection::FOOTER !== $this->place()
			|| ! $this->is_here()
		) {
			return $html;
		}
		$with            = FooterLink::in( $html, ( $this->banner )()->url() );
		$this->is_linked = $this->is_linked || null !== $with;
		return $with ?? $html;
	}

	private function place(): string {
		return $this->settings->of( new ConsentSection() )->text( 'reopen' );
	}

	/** Returns a selector of the elements that wait for an answer and have no consent prompt of their own. */
	private function waiting(): string {
		return implode( ', ', array_diff( array_unique( $this->question->waiting() ), [ Service::IN_PLACE ] ) );
	}

	/**
	 * Whether the script is needed on every page: a service waits on all pages or runs until it is
	 * refused, or the corner link is shown. Visitors who have answered get the script on every
	 * page regardless, because of the cookie.
	 */
	private function is_everywhere(): bool {
		return count( $this->question->waiting() ) < count( $this->question->categories() )
			|| Mode::OptOut === $this->question->mode()
			|| ( ConsentSection::NONE !== $this->place() && ! $this->is_linked );
	}

	/** Whether this page asks for consent. Previews do not. */
	private function is_here(): bool {
		return ! is_admin() && ! Modules::in_preview() && $this->question->is_asked();
	}
}
