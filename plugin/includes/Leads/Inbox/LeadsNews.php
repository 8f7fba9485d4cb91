<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadListRepository;
use DateTimeImmutable;

/**
 * Shows unread leads on the dashboard, and the number of leads in Spam.
 *
 * @see LEAD-61 SPAM-36
 */
final class LeadsNews implements DashboardSource {

	private const MOST = 3;

	public function __construct(
		private readonly LeadListRepository $leads,
		private readonly Clock $clock
	) {}

	public function capability(): string {
		return Roles::MANAGE_LEADS;
	}

	public function news(): DashboardNews {
		$screen = admin_url( 'admin.php?page=' . Screen::MENU );
		$new    = $this->leads->count( LeadStatus::New );
		if ( 0 === $new->number ) {
			return new DashboardNews(
				__( 'New leads', 'brolga' ),
				$screen,
				$this->spam( $screen ),
				__( 'No new leads. Messages sent through your forms appear here.', 'brolga' )
			);
		}
		$newest = $this->leads->list( LeadQuery::of( LeadStatus::New, '', '', 0, self::MOST ) )->leads;
		$number = number_format_i18n( $new->number ) . ( $new->more ? '+' : '' );
		return new DashboardNews(
			/* translators: %s: a number, for instance 3 or 1,000+. */
			sprintf( _n( '%s new lead', '%s new leads', $new->number, 'brolga' ), $number ),
			"{$screen}&status=" . LeadStatus::New->value,
			[
				...array_map( fn ( Lead $lead ): array => $this->line( $lead, $screen ), $newest ),
				...$this->spam( $screen ),
			],
			''
		);
	}

	/**
	 * Spam sends no notifications, so only looking into it finds leads that were taken for spam by mistake.
	 *
	 * @return list<array{text: string, note: string, url: string}> One line, or none.
	 */
	private function spam( string $screen ): array {
		$spam = $this->leads->count( LeadStatus::Spam );
		return 0 === $spam->number ? [] : [
			[
				'text' => sprintf(
					/* translators: %s: a number, for instance 3 or 1,000+. */
					_n( '%s message in Spam', '%s messages in Spam', $spam->number, 'brolga' ),
					number_format_i18n( $spam->number ) . ( $spam->more ? '+' : '' )
				),
				'note' => __( 'Check for real leads', 'brolga' ),
				'url'  => "{$screen}&status=" . LeadStatus::Spam->value,
			],
		];
	}

	/** @return array{text: string, note: string, url: string} */
	private function line( Lead $lead, string $screen ): array {
		$ago = sprintf(
			/* translators: %s: a span of time, for instance "5 minutes". */
			__( '%s ago', 'brolga' ),
			human_time_diff(
				( new DateTimeImmutable( "{$lead->created_at} UTC" ) )->getTimestamp(),
				$this->clock->timestamp()
			)
		);
		return [
			'text' => '' !== $lead->name
				? $lead->name
				: ( '' !== $lead->email ? $lead->email : __( 'No name', 'brolga' ) ),
			'note' => implode(
				' · ',
				array_filter( [ $lead->form_title, $ago ], static fn ( string $part ): bool => '' !== $part )
			),
			'url'  => "{$screen}&lead={$lead->id}",
		];
	}
}
