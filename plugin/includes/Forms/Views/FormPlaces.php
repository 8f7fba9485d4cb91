<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Events\Events;
use Brolga\Core\Support\Clock;
use Brolga\Forms\Definition\PlacesAsked;

/**
 * Tells what a form with limits says where it stands. A page from a cache may say it late; what counts is decided
 * when an entry arrives.
 *
 * @see FORM-870 FORM-872 FORM-874
 */
final class FormPlaces {

	public function __construct(
		private readonly Events $events,
		private readonly Clock $clock,
		private readonly DatedPages $pages
	) {}

	/** Returns what stands in the place of a closed form; empty while it is open, or shows somebody's refused entry. */
	public function closed( RenderedForm $form ): string {
		$limits = $form->form->limits;
		if ( null === $limits ) {
			return '';
		}
		$next = $limits->next_change( $this->clock->now() );
		if ( null !== $next ) {
			$this->pages->note( $next );
		}
		$closed = null !== $form->outcome || $form->is_success()
			? null
			: $limits->closed( $this->clock->now(), $this->taken( $form ) );
		return null === $closed ? '' : $limits->message( $closed );
	}

	/** Returns how many places are left, in words; empty if visitors are not told. */
	public function left( RenderedForm $form ): string {
		$limits = $form->form->limits;
		$left   = null === $limits || 0 === $limits->places ? null : $limits->left( $this->taken( $form ) );
		return null === $left ? '' : sprintf(
			/* translators: %s: a number. */
			_n( '%s place left', '%s places left', $left, 'brolga' ),
			number_format_i18n( $left )
		);
	}

	private function taken( RenderedForm $form ): int {
		return null === $form->id || 0 === ( $form->form->limits->places ?? 0 )
			? 0
			: $this->events->collect( new PlacesAsked( $form->id ) )->taken;
	}
}
