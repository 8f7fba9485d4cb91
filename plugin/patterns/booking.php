<?php
/**
 * A day, a time and how many are coming.
 *
 * @see FORM-55
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

// Made of escaped parts.
Html::put( FormMarkup::section(
	__( 'Book a time', 'brolga' ),
	__( 'Choose tomorrow or a later day. We’ll confirm by email.', 'brolga' ),
	[
		'title'       => __( 'Booking', 'brolga' ),
		'submitLabel' => __( 'Ask for this time', 'brolga' ),
		'messages'    => [ 'success' => __( 'Thank you. We will look at the calendar and write back today.', 'brolga' ) ],
	],
	FormMarkup::field(
		'date',
		'day',
		__( 'Day', 'brolga' ),
		[
			'min'   => 'today+1',
			'max'   => 'today+90',
			'width' => 'half',
		]
	),
	FormMarkup::field(
		'select',
		'time',
		__( 'Time', 'brolga' ),
		FormMarkup::choices(
			[
				'morning'   => __( 'Morning, 9 to 12', 'brolga' ),
				'afternoon' => __( 'Afternoon, 12 to 5', 'brolga' ),
				'evening'   => __( 'Evening, 5 to 8', 'brolga' ),
			]
		) + [ 'width' => 'half' ]
	),
	FormMarkup::name(),
	FormMarkup::email(),
	FormMarkup::phone( [ 'help' => __( 'Only in case something comes up on the day.', 'brolga' ) ] ),
	FormMarkup::field(
		'number',
		'people',
		__( 'How many people?', 'brolga' ),
		[
			'min'          => '1',
			'max'          => '20',
			'step'         => '1',
			'defaultValue' => '2',
			'width'        => 'half',
		]
	),
	FormMarkup::field(
		'input',
		'group',
		__( 'What is the occasion?', 'brolga' ),
		FormMarkup::when( [ 'people', 'is greater', '7' ] ) + [ 'required' => false ]
	),
	FormMarkup::field(
		'text',
		'wishes',
		__( 'Anything we should know', 'brolga' ),
		[
			'required' => false,
			'rows'     => 3,
		]
	),
	FormMarkup::consent()
) );
